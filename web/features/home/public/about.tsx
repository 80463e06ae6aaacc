import { whatFor } from "#browser/addresses/site-pages";
import { Link, useLoaderData } from "react-router";
import { deployment, OperatorLines } from "#screens/page/operator.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Logo } from "#ui/drawn/logo.tsx";
import * as styles from "./about.module.css";

export const loader = deployment;

export function Component() {
  const { operator } = useLoaderData<typeof loader>();
  return (
    <div className={styles.column}>
      <Logo height={110} />
      <h1>Hakkında</h1>
      <p className={styles.lead}>{whatFor} Parmak kaldıranı değil, herkesi görürsünüz.</p>
      <h2>Neye inanıyoruz</h2>
      <ul className={`stack ${styles.beliefs}`}>
        <li>Yanlış cevap utanılacak bir şey değildir; tahtada isimle gösterilmez.</li>
        <li>Telefonu eski, interneti yavaş olan öğrenci de oyunda kalır.</li>
        <li>Öğrenciden ad, e-posta, hesap istemeyiz; bir takma ad yeter.</li>
      </ul>
      <Link to="/auth/register" className={buttonClass({ size: "lg" })}>
        Öğretmen hesabı aç
      </Link>
      <h2>Bize yazın</h2>
      <OperatorLines operator={operator} />
    </div>
  );
}
