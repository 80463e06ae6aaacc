import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/fields/choices.tsx";
import { TeamNames } from "./team-names";
import type { ChosenSettings } from "./ways";

type Props = {
  readonly settings: ChosenSettings;
  readonly known: readonly string[];
  readonly onChange: (change: Partial<ChosenSettings>) => void;
};

/** The fields for teams. On the board the teams are the players; a game on phones has teams once their number is chosen. */
export function TeamFields({ settings: { answers, teams }, known, onChange }: Props) {
  const names = teams?.names ?? [];
  if (answers === "board") {
    return <TeamNames {...{ names, known }} onChange={(changed) => onChange({ teams: { names: changed } })} />;
  }
  const pick = teams?.pick ?? "auto";
  return (
    <>
      <TeamNames {...{ names, known }} onChange={(changed) => onChange({ teams: { names: changed, pick } })} />
      {teams && (
        <>
          <Choices
            label={<span className="vh">Takımlar nasıl kurulsun?</span>}
            choices={[
              { value: "auto", label: "Bilye dağıtsın" },
              { value: "self", label: "Öğrenci seçsin" },
            ]}
            hint="Dağıtılınca takımlar en çok bir kişi fark eder. Takım puanı, üyelerinin ortalamasıdır; kalabalık olan kazanmaz."
            value={pick}
            onChange={(chosen) => onChange({ teams: { names, pick: chosen } })}
          />
          <div>
            <Button variant="quiet" onClick={() => onChange({ teams: undefined })}>
              Takımları kaldır
            </Button>
          </div>
        </>
      )}
    </>
  );
}
