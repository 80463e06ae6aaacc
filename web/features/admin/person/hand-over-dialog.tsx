import { nothingLike } from "#words/sentence-forms";
import { startTransition, useState } from "react";
import type { ListedUser } from "#protocol/http/replies/people";
import type { HandOverReply } from "#protocol/http/replies/schools";
import type { Page } from "#protocol/http/page";
import { faultOf, tryLater } from "#api/api-error";
import { number } from "#shared/numbers";
import { admin } from "#api/admin-api";
import { school } from "#api/school-api";
import { Block } from "#screens/page/block.tsx";
import { Person } from "#screens/person.tsx";
import { PickList } from "#screens/pick-list.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordToConfirm } from "#screens/password-to-confirm.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./hand-over-dialog.module.css";

const SHOWN = 20;
const search = (q: string) => admin.teachers({ approval: "approved", q, page_size: SHOWN });

type Props = { readonly user: ListedUser; readonly onClose: () => void };

/** Hands a teacher's sets to a colleague: first asks to whom, then for the administrator's password. */
export function HandOverDialog({ user, onClose }: Props) {
  const [to, setTo] = useState<ListedUser | null>(null);
  return (
    <Dialog
      title={`${user.name}: setleri devret`}
      onClose={onClose}
      actions={
        to === null && (
          <Button variant="alt" onClick={onClose}>
            Vazgeç
          </Button>
        )
      }
    >
      {to === null ? (
        <Pick user={user} onPick={setTo} />
      ) : (
        <Confirm user={user} to={to} onBack={() => setTo(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}

type PickProps = { readonly user: ListedUser; readonly onPick: (to: ListedUser) => void };

function Pick({ user, onPick }: PickProps) {
  const [q, setQ] = useState("");
  const [found, setFound] = useState(() => search(""));
  const look = (text: string) => {
    setQ(text);
    startTransition(() => setFound(search(text)));
  };
  return (
    <>
      <p className={styles.text}>Soru setlerinin yeni sahibini seçin.</p>
      <SearchField label="Öğretmen ara" value={q} onSearch={look} />
      <Block value={found} failure="Öğretmenler yüklenemedi." onRetry={() => look(q)}>
        {(page) => <Found page={page} without={user.id} q={q} onPick={onPick} />}
      </Block>
    </>
  );
}

type FoundProps = {
  readonly page: Page<ListedUser>;
  readonly without: string;
  readonly q: string;
  readonly onPick: (to: ListedUser) => void;
};

function Found({ page, without, q, onPick }: FoundProps) {
  const others = page.items.filter(({ id }) => id !== without);
  if (others.length === 0) {
    return <p role="status">{q === "" ? "Başka onaylı öğretmen yok." : nothingLike(q, "öğretmen")}</p>;
  }
  return (
    <PickList label="Öğretmenler" items={others} onPick={onPick}>
      {(teacher) => <Person id={teacher.id} name={teacher.name} detail={teacher.email} />}
    </PickList>
  );
}

type ConfirmProps = Props & { readonly to: ListedUser; readonly onBack: () => void };

function Confirm({ user, to, onBack, onClose }: ConfirmProps) {
  const [classes, setClasses] = useState(false);
  const send = async (password: string) => {
    toast.success(saidOf(await school.handOver(user.id, { to: to.id, password, classes }), to.name, classes));
    onClose();
  };
  return (
    <PasswordToConfirm
      isNext
      send={send}
      failureText={failureText}
      confirm={classes ? "Setleri ve sınıfları devret" : "Setleri devret"}
      onClose={onBack}
    >
      <div className={styles.to}>
        <Person id={to.id} name={to.name} detail={to.email} />
      </div>
      <p>
        Setler resimleri, paylaşımları ve kütüphanedeki yerleriyle birlikte geçer.{" "}
        {classes
          ? `Sınıfsız oynanan oyunlar ve sınıfsız ödevler ${user.name} hesabında kalır.`
          : `Sınıflar, oyunların ve ödevlerin raporları ${user.name} hesabında kalır.`}{" "}
        İkisine de e-posta gider.
      </p>
      <Switch
        label="Sınıfları da devret"
        hint={`Öğrenciler, gelişimleri, sınıfların oyunları ve ödevleri ${to.name} adlı öğretmene geçer.`}
        checked={classes}
        onChange={setClasses}
      />
    </PasswordToConfirm>
  );
}

function saidOf({ sets, classes, games, homework }: HandOverReply, name: string, isWithClasses: boolean): string {
  if (sets + classes === 0) return isWithClasses ? "Devredilecek bir şey yoktu." : "Devredilecek set yoktu.";
  if (!isWithClasses) return `${number(sets)} set ${name} hesabına geçti.`;
  return `${number(sets)} set, ${number(classes)} sınıf, ${number(games)} oyun, ${number(homework)} ödev devredildi.`;
}

const failureText = (error: unknown) => faultOf(error, tryLater("Devredilemedi"));
