import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { ApiError, messageOf, tryLater } from "#api/api-error";
import { sets } from "#api/sets-api";
import { useUser } from "#api/sign-in/session";
import { whyNoGame } from "#screens/approval.tsx";
import { NewGameDialog } from "#features/games/index";
import type { PickedSet } from "#screens/settings-dialog/settings-dialog.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./progress.module.css";
import { repeatTitle } from "./repeat-title";

type Props = {
  readonly schoolClass: { readonly id: string; readonly name: string };
  readonly outcomes: readonly string[];
};

/** Makes a set of the questions on weak outcomes, once, and starts a game with this class. */
export function RepeatGame({ schoolClass, outcomes }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const [made, setMade] = useState<PickedSet | null>(null);
  const [step, setStep] = useState<"none" | "making" | "settings">("none");
  const [failure, setFailure] = useState<unknown>(null);
  const play = async () => {
    if (made) return setStep("settings");
    setStep("making");
    setFailure(null);
    try {
      setMade((await sets.repeat(repeatTitle(outcomes), outcomes)).question_set);
      setStep("settings");
    } catch (error) {
      setFailure(error);
      setStep("none");
    }
  };
  /** The set is among the teacher's own from now on, also if they play it later or never. */
  const leave = (set: PickedSet) => {
    setStep("none");
    toast.info(`“${set.title}” setlerinizde duruyor.`, {
      action: { label: "Seti aç", run: () => void navigate(`/teacher/question-sets/${set.id}`) },
    });
  };
  return (
    <div className={styles.repeat}>
      <Button
        icon="play"
        className={styles.play}
        busy={step === "making"}
        disabledReason={whyNoGame(user)}
        onClick={() => void play()}
      >
        {outcomes.length === 1 ? "Bu kazanımın sorularıyla oyun kur" : "Bu kazanımların sorularıyla oyun kur"}
      </Button>
      {failure !== null && (
        <Banner tone={isNothing(failure) ? "info" : "err"} announce="alert">
          {messageOf(failure, tryLater("Soru seti hazırlanamadı"))}{" "}
          {isNothing(failure) && <Link to="/teacher/question-sets">Soru setlerine git</Link>}
        </Banner>
      )}
      {step === "settings" && made && (
        <NewGameDialog set={made} schoolClass={schoolClass} onClose={() => leave(made)} />
      )}
    </div>
  );
}

const isNothing = (error: unknown): boolean => error instanceof ApiError && error.code === "nothing_to_repeat";
