import { messageOf } from "#api/api-error";
import { emailFault, faults } from "./checks";
import { useForm } from "./use-form";
import { Button } from "#ui/button.tsx";
import { EmailField } from "./email-field";
import { Form } from "./form";
import { useHumanCheck } from "./human-check";

type Props = {
  /** The address typed before, if it is to be corrected. */
  readonly before: string;
  readonly button: string;
  readonly failure: string;
  readonly send: (email: string, humanToken?: string) => Promise<unknown>;
  readonly onSent: (email: string) => void;
};

/** A form with one address and one button that sends a mail. */
export function EmailForm({ before, button, failure, send, onSent }: Props) {
  const human = useHumanCheck();
  const form = useForm({
    initial: { email: before },
    check: ({ email }) => faults({ email: emailFault(email) }),
    send: async ({ email }) => {
      try {
        await send(email.trim(), await human.token());
        onSent(email.trim());
      } finally {
        human.renew();
      }
    },
    failureText: (error) => messageOf(error, failure),
  });
  return (
    <Form form={form}>
      <EmailField {...form.field("email")} />
      {human.row}
      <Button type="submit" size="lg" block busy={form.busy} disabled={human.isWaiting}>
        {button}
      </Button>
    </Form>
  );
}
