import { notFresh } from "#words/sentence-forms";
import { createElement, type FunctionComponent } from "react";
import { useLoaderData, useLocation, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { toResult, type Result } from "#browser/to-result";
import { useKeepLastValue } from "./use-keep-last-value";
import { BlockFailure } from "./page/block.tsx";
import * as styles from "./page/block.module.css";

type Loaded<Data> = { readonly outcome: Result<Data> };

/**
 * Loader and component of a page that stays when its data cannot be loaded anew, after a deed or for another filter, and says
 * so. A page that opens needs an answer, and so does the same page of another school.
 *
 *     export const { loader, Component } = keptPage(load, Users);
 */
export function keptPage<Data extends object>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  Page: FunctionComponent<Data>,
) {
  const loader = async (args: LoaderFunctionArgs): Promise<Loaded<Data>> => ({ outcome: await toResult(load(args)) });
  const Kept = () => {
    const { value, isStale } = useKeepLastValue(useLoaderData<Loaded<Data>>().outcome);
    const { revalidate } = useRevalidator();
    return (
      <>
        {isStale && (
          <div className={styles.stale}>
            <BlockFailure text={notFresh("Sayfanın")} onRetry={() => void revalidate()} />
          </div>
        )}
        <Page {...value} />
      </>
    );
  };
  const Component = () => createElement(Kept, { key: useLocation().pathname });
  return { loader, Component };
}
