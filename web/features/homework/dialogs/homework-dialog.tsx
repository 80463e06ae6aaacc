import { useState } from "react";
import { classes as classCalls } from "#api/classes-api";
import { momentOf } from "#words/due-day";
import { homework } from "#api/homework-api";
import { sets } from "#api/sets-api";
import { usualWrongCosts, type WrongCosts } from "#protocol/settings/scoring";
import { useUser } from "#api/sign-in/session";
import { beside, useAction } from "#screens/use-action";
import { useLoaded } from "#screens/use-loaded";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { SettingRows } from "#ui/fields/setting-rows.tsx";
import { costsNothing, rememberClass, rememberedBy, someCostNothing } from "#features/games/index";
import { useOpenMade } from "#screens/page/use-open-made";
import { homeworkSettingsIn } from "#protocol/settings/homework-settings";
import { sayLeftOut } from "#screens/settings-dialog/left-out";
import { SettingsDialog, WithSet, type PickedSet } from "#screens/settings-dialog/settings-dialog.tsx";
import * as look from "#screens/settings-dialog/settings-dialog.module.css";
import {
  faultsOf,
  isUsualHomework,
  momentOfDue,
  rememberedHomework,
  rememberHomework,
  usualHomework,
  type Due,
  type ChosenHomework,
  type OpeningTime,
} from "./choices";
import { DueFields } from "./due-fields";
import { homeworkRows, type RowName } from "./rows";

type Props = {
  /** Without a set the dialog asks for one first. */
  readonly set?: PickedSet | undefined;
  readonly schoolClass?: { readonly id: string; readonly name: string } | undefined;
  readonly onClose: () => void;
};

/** Leads from a set to a homework: the set, the end, the settings, and its page opens to be shared. */
export function HomeworkDialog({ set, ...props }: Props) {
  return (
    <WithSet set={set} question="Hangi seti ödev vereceksiniz?" onClose={props.onClose}>
      {(picked, onOtherSet) => <GiveDialog key={picked.id} {...props} set={picked} onOtherSet={onOtherSet} />}
    </WithSet>
  );
}

type GiveProps = Props & { readonly set: PickedSet; readonly onOtherSet: () => void };

function GiveDialog({ set, schoolClass, onOtherSet, onClose }: GiveProps) {
  const openMade = useOpenMade();
  const { id: teacherId } = useUser();
  const [now, setNow] = useState(() => Date.now());
  const [settings, setSettings] = useState(() => rememberedHomework(teacherId));
  const [isRemembered, setRemembered] = useState(!isUsualHomework(settings));
  const [due, setDue] = useState<Due>({ name: settings.due });
  const [classId, setClassId] = useState(() => schoolClass?.id ?? rememberedBy(teacherId).classOf[set.id]);
  const [opening, setOpening] = useState<OpeningTime>(null);
  const [open, setOpen] = useState<RowName | null>(null);
  const [isTried, setTried] = useState(false);
  const classes = useLoaded("classes", true, async () =>
    (await classCalls.list()).classes.filter(({ archived }) => !archived),
  );
  const found = classes.value?.find(({ id }) => id === classId);
  // Drops a class that no longer exists; until the list is loaded, the chosen one stays.
  const picked = classes.value
    ? found
    : (schoolClass ?? (classId === undefined ? undefined : { id: classId, name: "…" }));
  const { scoring = "accuracy" } = settings;
  const isNet = scoring === "net";
  const [chosenCosts, setCosts] = useState<WrongCosts>();
  const whole = useLoaded(set.id, isNet, async () => (await sets.get(set.id)).question_set);
  const wrongCosts = chosenCosts ?? (whole.value ? usualWrongCosts(whole.value.grade) : undefined);
  const change = (changed: Partial<ChosenHomework>) => setSettings({ ...settings, ...changed });
  const faults = faultsOf(due, opening, now);

  const {
    busy,
    failure,
    run: give,
  } = useAction(beside("Ödev verilemedi"), async () => {
    const at = Date.now();
    const wrong = faultsOf(due, opening, at);
    setNow(at);
    setTried(true);
    if (wrong.opening) setOpen("opening");
    if (wrong.due || wrong.opening) return;
    const { homework: given, left_out } = await homework.give({
      question_set_id: set.id,
      ...(picked && { class_id: picked.id }),
      ...(opening && { opens_at: momentOf(opening.day, opening.clock) }),
      due_at: momentOfDue(due, at),
      ...homeworkSettingsIn(settings),
      ...(isNet && {
        scoring,
        wrong_costs: wrongCosts ?? usualWrongCosts((await sets.get(set.id)).question_set.grade),
      }),
    });
    rememberHomework(teacherId, { ...settings, ...(due.name !== "other" && { due: due.name }) });
    rememberClass(teacherId, set.id, picked?.id);
    sayLeftOut(left_out);
    await openMade({ to: `/teacher/homework/${given.id}`, said: "Ödev verildi.", action: "Ödevi aç" });
  });
  const reset = () => {
    setSettings(usualHomework);
    setDue({ name: usualHomework.due });
    setOpening(null);
    setRemembered(false);
  };
  const warning = settings.attempts > 1 && settings.verdict === "each" && (
    <Banner tone="warn" icon="warning">
      İkinci denemede cevaplar biliniyor olur.
    </Banner>
  );
  // Shown beside its cause while that is open: the end of the dialog may be out of sight.
  const isBeside = open === "attempts" || open === "verdict";
  const rows = homeworkRows({
    settings,
    onChange: change,
    classes,
    picked,
    onClass: setClassId,
    opening,
    openingFault: isTried ? faults.opening : undefined,
    onOpening: setOpening,
    now,
    warning,
    counting: {
      scoring,
      wrongCosts,
      costsNothing: whole.value?.questions.some(costsNothing) ? someCostNothing : undefined,
      onScoring: (chosen) => change({ scoring: chosen }),
      onWrongCosts: setCosts,
    },
  });
  return (
    <SettingsDialog
      title="Ödev ver"
      set={set}
      onOtherSet={onOtherSet}
      remembered={isRemembered && "Geçen ödevdeki seçimleriniz duruyor."}
      onReset={reset}
      failure={failure}
      onClose={onClose}
      action={
        <Button busy={busy} onClick={give}>
          Ödevi ver
        </Button>
      }
    >
      <DueFields
        due={due}
        now={now}
        fault={due.name === "other" || isTried ? faults.due : undefined}
        onChange={setDue}
      />
      <div className={look.rows}>
        <SettingRows rows={rows} open={open} onOpen={setOpen} />
      </div>
      {warning && !isBeside && <div className={`stack ${look.notes}`}>{warning}</div>}
    </SettingsDialog>
  );
}
