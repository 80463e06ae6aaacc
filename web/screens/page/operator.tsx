import type { ConfigReply } from "#protocol/http/replies/service";
import { deploymentConfig } from "#api/people-api";

/** The operator of this deployment; empty if it is not configured, or could not be loaded. */
export type Deployment = Pick<ConfigReply, "operator" | "retention_days" | "audit_days">;

const unknown: Deployment = { operator: { name: "", address: "", email: "" }, retention_days: 180, audit_days: 730 };

export const deployment = (): Promise<Deployment> => deploymentConfig().catch(() => unknown);

export function OperatorLines({ operator }: Pick<Deployment, "operator">) {
  const { name, address, email } = operator;
  if (name === "") {
    return (
      <p>
        Bu kurulumun sorumlusu henüz adını yazmamış. Kurulumu yapan okul ya da kurum, adını, adresini ve e-postasını
        ayarlara eklediğinde burada görünür.
      </p>
    );
  }
  return (
    <p>
      <b>{name}</b>
      {address && (
        <>
          <br />
          {address}
        </>
      )}
      {email && (
        <>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  );
}
