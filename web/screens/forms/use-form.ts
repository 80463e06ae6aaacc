import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from "react";
import { ApiError } from "#api/api-error";
import { sendPatiently } from "#api/send-patiently";

type Values = Record<string, string>;
type Errors<V> = Partial<Record<keyof V & string, string>>;

type Options<V extends Values> = {
  readonly initial: V;
  /** The error of each wrong field. The server checks again. */
  readonly check: (values: V) => Errors<V>;
  /** Sends the form. A refusal with `fields` shows at the fields, any other becomes `failure`. */
  readonly send: (values: V) => Promise<void>;
  /** The sentence for a failure that is not about a field. */
  readonly failureText: (error: unknown) => string;
};

/** A form's values, its errors (shown on blur and on submit), its call. The focus goes to the first bad field. */
export function useForm<V extends Values>({ initial, check, send, failureText }: Options<V>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<V>>({});
  const [failure, setFailure] = useState<{ text: string; error: unknown; takesFocus: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const sending = useRef<AbortController>(null);
  /** True once the user types after sending: from then on nothing takes the focus away. */
  const isTyping = useRef(false);
  useEffect(() => () => sending.current?.abort(), []);

  const set = (name: keyof V & string, value: string) => {
    // The values change, so the submission that waits to be sent again is given up.
    if (isWaiting) sending.current?.abort();
    isTyping.current = true;
    setValues((old) => ({ ...old, [name]: value }));
    setErrors((old) => without(old, name));
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fail = (found: Errors<V>) => {
      setErrors(found);
      if (!isTyping.current) focusFirst(form, found);
    };
    if (busy) return;
    setFailure(null);
    isTyping.current = false;
    const found = check(values);
    if (Object.keys(found).length > 0) return fail(found);
    setErrors({});
    setBusy(true);
    sending.current = new AbortController();
    try {
      await sendPatiently(() => send(values), { signal: sending.current.signal, onWait: setWaiting });
    } catch (error) {
      const known = error instanceof ApiError ? fieldsOf(values, error.fields) : {};
      if (Object.keys(known).length > 0) fail(known);
      else setFailure({ text: failureText(error), error, takesFocus: !isTyping.current });
    } finally {
      setBusy(false);
    }
  };

  /** The props of a text field. */
  const field = (name: keyof V & string) => ({
    name,
    value: values[name]!,
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.target.value),
    onBlur: () => {
      const found = check(values)[name];
      // Merely passing through an empty field shows no error.
      if (found && values[name] !== "") setErrors((old) => ({ ...old, [name]: found }));
    },
  });

  /** Replaces the sent values by the saved ones; what the user has typed meanwhile stays. */
  const becomeAfter = (sent: V, next: V) => setValues((now) => afterSending(now, sent, next));

  return { values, set, becomeAfter, errors, failure, setFailure, busy, isWaiting, submit, field };
}

export const afterSending = <V extends Values>(now: V, sent: V, next: V): V =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, value === sent[name] ? next[name] : value]),
  ) as V;

function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, string | undefined>>): void {
  const isBad = (field: Element) => errors[field.getAttribute("name") ?? ""] !== undefined;
  const first = [...form.elements].find(isBad);
  if (first instanceof HTMLElement) first.focus();
}

function without<V>(errors: Errors<V>, name: keyof V & string): Errors<V> {
  const rest = { ...errors };
  delete rest[name];
  return rest;
}

function fieldsOf<V extends Values>(values: V, fields: Readonly<Record<string, string>>): Errors<V> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in values)) as Errors<V>;
}
