import { messageOf } from "../lib/api-error";
import { emailFault, faults } from "../lib/checks";
import { useForm } from "../lib/use-form";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { Form } from "./form";

type Props = {
  readonly button: string;
  readonly failure: string;
  readonly send: (email: string) => Promise<unknown>;
  readonly onSent: (email: string) => void;
};

/** One address and one button. */
export function EmailForm({ button, failure, send, onSent }: Props) {
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => faults({ email: emailFault(email) }),
    send: async ({ email }) => {
      await send(email.trim());
      onSent(email.trim());
    },
    failureText: (error) => messageOf(error, failure),
  });
  return (
    <Form form={form}>
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("email")}
      />
      <Button type="submit" size="lg" block busy={form.busy}>
        {button}
      </Button>
    </Form>
  );
}
