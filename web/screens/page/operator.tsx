import type { ConfigReply } from "#protocol/http/replies/service";
import { deploymentConfig } from "#api/people-api";

/** This deployment; null for an operator that could not be loaded. */
export type Deployment = Omit<ConfigReply, "operator" | "max_capacity"> & {
  readonly operator: ConfigReply["operator"] | null;
};

const unknown: Deployment = { operator: null, turnstile_site_key: "", retention_days: 180, audit_days: 730 };

export const deployment = (): Promise<Deployment> => deploymentConfig().catch(() => unknown);

export function OperatorLines({ operator }: Pick<Deployment, "operator">) {
  if (operator === null) return <p>Bu kurulumun sorumlusu şu an yüklenemedi. Sayfayı yenileyin.</p>;
  const { name, address, email } = operator;
  if (name === "")
    return <p>Bu kurulumun sorumlusu bildirilmemiş. Sorularınızı bu adresi size veren okula ya da kuruma iletin.</p>;
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
