import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { classes } from "#api/classes-api";
import { knownNumber } from "#words/known-number";
import { PageHead } from "#screens/page/page-head.tsx";
import { ProgressView } from "#features/report/index";

export const loader = ({ params }: LoaderFunctionArgs) => classes.ownProgress(params.student ?? "");

/** Progress of a pupil in a class, for the pupil alone. */
export function Component() {
  const reply = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead crumb={<Link to="/student/dashboard">Ana sayfa</Link>} title={reply.class.name}>
        {knownNumber(reply.student)} numara, {reply.student.name}.
      </PageHead>
      <ProgressView reply={reply} isOwn />
    </>
  );
}
