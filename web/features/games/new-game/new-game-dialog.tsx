import { isNewer } from "#kinds/drafts";
import { nothingForCards } from "#words/shared-sentences";
import { useState } from "react";
import type { GameSettings } from "#protocol/game-settings";
import { boardAddress } from "#browser/addresses/pair-address";
import { classes as classCalls } from "#api/classes-api";
import { games } from "#api/game-api";
import { sets } from "#api/sets-api";
import { useUser } from "#api/sign-in/session";
import { beside, useAction } from "#screens/use-action";
import { useLoaded } from "#screens/use-loaded";
import { Button } from "#ui/button.tsx";
import { ChoiceTiles } from "#ui/fields/choice-tiles.tsx";
import { SettingRows } from "#ui/fields/setting-rows.tsx";
import { SettingsDialog, WithSet, type PickedSet } from "#screens/settings-dialog/settings-dialog.tsx";
import { sayLeftOut } from "#screens/settings-dialog/left-out";
import * as look from "#screens/settings-dialog/settings-dialog.module.css";
import { useOpenMade } from "#screens/page/use-open-made";
import { costsNothing, PrintNote, SkippedNote, skippedByCards, someCostNothing } from "./card-notes";
import { rememberGame } from "./remembered";
import { rowsFor } from "./rows";
import { useChosen } from "./use-chosen";
import { inSignOrder } from "./team-signs";
import { ways, withOnlyClass, withWrongCosts } from "./ways";
import { teamFaults } from "./row-words";

type Props = {
  /** Without a set the dialog asks for one first. */
  readonly set?: PickedSet | undefined;
  /** Settings of the game that is played again; else those chosen last. */
  readonly settings?: GameSettings | undefined;
  readonly label?: string | undefined;
  readonly schoolClass?: { readonly id: string; readonly name: string } | undefined;
  readonly onClose: () => void;
};

/** Leads from a set to the board: the set, the settings, and the new game opens. */
export function NewGameDialog({ set, ...props }: Props) {
  return (
    <WithSet set={set} question="Hangi setle oynayacaksınız?" onClose={props.onClose}>
      {(picked, onOtherSet) => <GameDialog key={picked.id} {...props} set={picked} onOtherSet={onOtherSet} />}
    </WithSet>
  );
}

type GameProps = Props & { readonly set: PickedSet; readonly onOtherSet: () => void };

function GameDialog({ set, settings: first, label: noted = "", schoolClass, onOtherSet, onClose }: GameProps) {
  const openMade = useOpenMade();
  const { id: teacherId } = useUser();
  const chosen = useChosen({ teacherId, setId: set.id, first, classId: schoolClass?.id });
  const { way, change } = chosen;
  const [open, setOpen] = useState<string | null>(null);
  const [label, setLabel] = useState(noted);
  const byCards = way === "cards";
  const classes = useLoaded("classes", way !== "board", async () => (await classCalls.list()).classes);
  const isNet = chosen.settings.scoring === "net";
  const whole = useLoaded(set.id, byCards || isNet, async () => (await sets.get(set.id)).question_set);
  const questions = whole.value?.questions ?? null;
  const inUse = classes.value?.filter(({ archived }) => !archived) ?? null;
  const grade = whole.failed ? null : whole.value?.grade;
  const settings = withWrongCosts(withOnlyClass(chosen.settings, inUse), grade);
  const picked = inUse?.find(({ id }) => id === settings.class_id);
  const skipped = byCards && questions ? skippedByCards(questions) : [];
  const all = questions?.filter((question) => !isNewer(question)).length ?? 0;

  const {
    busy,
    failure,
    run: create,
  } = useAction(beside("Oyun kurulamadı"), async () => {
    if (teamFaults(settings.teams?.names ?? []).some((fault) => fault !== null)) return setOpen("teams");
    if (byCards && !picked) return setOpen("class");
    // Drops a class that no longer exists.
    const { teams } = settings;
    const costs =
      isNet && grade === undefined ? withWrongCosts(settings, (await sets.get(set.id)).question_set.grade) : settings;
    const asked = {
      ...costs,
      ...(classes.value && settings.class_id && !picked && { class_id: undefined, identity: undefined }),
      ...(teams && { teams: { ...teams, names: inSignOrder(teams.names) } }),
    };
    const { game, left_out } = await games.create(set.id, asked, label);
    rememberGame(teacherId, set.id, asked);
    sayLeftOut(left_out);
    await openMade({
      to: boardAddress(game.game_code, asked.answers),
      said: "Oyun kuruldu.",
      action: "Tahtayı aç",
    });
  });
  const rows = rowsFor({
    settings,
    change,
    picked,
    costsNothing: isNet && questions?.some(costsNothing) ? someCostNothing : null,
    label,
    onLabel: setLabel,
    classes: { ...classes, value: inUse },
    teamNames: chosen.teamNames,
  });
  const nothingToPlay = byCards && all > 0 && skipped.length === all ? nothingForCards : undefined;
  return (
    <SettingsDialog
      title="Oyunu kur"
      set={set}
      onOtherSet={onOtherSet}
      remembered={chosen.isRemembered && "Geçen oyundaki seçimleriniz duruyor."}
      onReset={chosen.reset}
      failure={failure}
      onClose={onClose}
      action={
        <Button icon="play" busy={busy} disabledReason={nothingToPlay} onClick={create}>
          Oyunu kur
        </Button>
      }
    >
      <ChoiceTiles label="Nasıl cevap verilsin?" tiles={ways} value={way} onChange={chosen.setWay} />
      {byCards && <SkippedNote skipped={skipped} all={all} />}
      <div className={look.rows}>
        <SettingRows rows={rows} open={open ?? (byCards && inUse && !picked ? "class" : null)} onOpen={setOpen} />
      </div>
      {byCards && picked && <PrintNote picked={picked} />}
    </SettingsDialog>
  );
}
