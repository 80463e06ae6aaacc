import { useState } from "react";
import type { User } from "#protocol/http/replies/people";
import { shuffleMarble, useOwnMarble } from "#ui/marble/own-marble";
import { isLessonSession } from "#api/sign-in/lesson-session";
import { mayAdminister } from "#api/sign-in/guard";
import { useUser } from "#api/sign-in/session";
import { formOfAddress, type Say } from "#api/form-of-address";
import { BoardCodeDialog } from "#screens/board-code/board-code-dialog.tsx";
import { useOpenDialog } from "#screens/use-open-dialog";
import { Marble } from "#ui/marble/marble.tsx";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Tag } from "#ui/tag.tsx";
import { Appearance } from "./appearance";
import { EmailSection } from "./email-section";
import { LeavingSection } from "./leaving-section";
import { PasskeysSection } from "./passkeys-section";
import { PasswordSection } from "./password-section";
import { PersonalForm } from "./personal-form";
import { SessionsSection } from "./sessions-section";
import { TokensSection } from "./tokens-section";
import { WaitingMail } from "./waiting-mail";
import * as styles from "./profile.module.css";

export function Component() {
  const user = useUser();
  const marble = useOwnMarble(user.id);
  const say = formOfAddress(user.role);
  const isOwnDevice = !isLessonSession();
  return (
    <div className={styles.column}>
      <header className={`row ${styles.head}`}>
        <Marble seed={marble} className={styles.marble} />
        <div>
          <h1>Profil</h1>
          <p className={styles.name}>{user.name}</p>
          <Tags {...user} />
        </div>
      </header>
      {isOwnDevice ? <PersonalForm key={user.id} user={user} /> : <OnlyForLessons user={user} say={say} />}
      {isOwnDevice && mayAdminister(user) && <WaitingMail user={user} />}
      <section className={styles.section} aria-labelledby="bilye">
        <h2 id="bilye">{say("Bilyem", "Bilyen")}</h2>
        <p className={styles.note}>
          {say(
            "Adınızın yanında görünen bilye. Bu cihazda hatırlanır.",
            "Adının yanında görünen bilye. Bu cihazda hatırlanır.",
          )}
        </p>
        <Button variant="alt" icon="shuffle" onClick={() => shuffleMarble(user.id)}>
          {say("Bilyeyi değiştir", "Bilyeni değiştir")}
        </Button>
      </section>
      {isOwnDevice && <WaysIn user={user} say={say} />}
      <Appearance />
      {isOwnDevice && <LeavingSection user={user} say={say} />}
    </div>
  );
}

type PartProps = { readonly user: User; readonly say: Say };

/** Ways to sign in to the account, and places where it is signed in. */
function WaysIn({ user, say }: PartProps) {
  // Ending the other sessions also ends keys for the whole account: load their list again.
  const [signOuts, setSignOuts] = useState(0);
  return (
    <>
      <PasswordSection say={say} />
      <EmailSection user={user} say={say} />
      <PasskeysSection user={user} />
      <SessionsSection user={user} onOthersEnded={() => setSignOuts((now) => now + 1)} />
      {user.role === "teacher" && <BoardCodesSection />}
      {user.role === "teacher" && <TokensSection key={signOuts} />}
    </>
  );
}

/** A lesson without the teacher's phone: a code for a board. */
function BoardCodesSection() {
  const { asked, ask, close } = useOpenDialog<"code">();
  return (
    <section className={styles.section} aria-labelledby="telefonsuz-ders">
      <h2 id="telefonsuz-ders">Telefonsuz ders</h2>
      <p className={styles.note}>Telefonunuz yanınızda olmadan tahtada oturum açmanız için.</p>
      <Button variant="alt" icon="board" onClick={() => ask("code")}>
        Kod oluştur
      </Button>
      {asked && <BoardCodeDialog onClose={close} />}
    </section>
  );
}

/** Replaces the profile on a board or in a session for one lesson, and says where to find it. */
function OnlyForLessons({ user, say }: PartProps) {
  const what =
    user.role === "admin" ? "Yönetim, profiliniz ve verileriniz" : "Profiliniz, verileriniz ve açık oturumlarınız";
  return (
    <div className={styles.lesson}>
      <Banner tone="info">
        Bu oturum yalnızca ders içindir.{" "}
        {say(
          `${what} için kendi cihazınızda giriş yapın.`,
          "Profilin, verilerin ve açık oturumların için kendi cihazında giriş yap.",
        )}
      </Banner>
    </div>
  );
}

const roles = { admin: "Yönetici", teacher: "Öğretmen", student: "Öğrenci" } as const;

function Tags({ role, approval, is_email_verified }: User) {
  return (
    <p className={`flow ${styles.tags}`}>
      <Tag>{roles[role]}</Tag>
      {role === "teacher" && approval === "approved" && (
        <Tag tone="ok" icon="check">
          Onaylı
        </Tag>
      )}
      {role === "teacher" && approval === "pending" && (
        <Tag tone="warn" icon="clock">
          Onay bekliyor
        </Tag>
      )}
      {role === "teacher" && approval === "rejected" && (
        <Tag tone="err" icon="x">
          Onaylı değil
        </Tag>
      )}
      {is_email_verified && (
        <Tag tone="ok" icon="mail">
          Doğrulandı
        </Tag>
      )}
    </p>
  );
}
