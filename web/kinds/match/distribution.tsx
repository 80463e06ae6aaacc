import { OptionBadge, optionColour } from "../shared/options/option-badge";
import { inPlace } from "../shared/places/mixed-up";
import { SetText, useSide } from "#question-text/set-text.tsx";
import { shownLength } from "#question-text/shown-length";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { askedOf } from "../answers";
import type { DistributionProps } from "../board";
import * as styles from "./distribution.module.css";
import { number } from "#shared/numbers";

type Props = DistributionProps<"match">;

/** The share of the class from which on a wrong pair is shown as a common one. */
export const MANY = 0.2;

/** The pairs the class made; the right ones lie on the diagonal. */
export function Distribution({ asked: { left, options }, result, isExplained }: Props) {
  const right = Array.from(result.correct_option);
  const asked = askedOf(result);
  // A server that sends no grid still sends the right answer.
  const count = (row: number, letter: string) =>
    letter === right[row] ? (result.distribution[String(row + 1)] ?? 0) : inPlace(result.grid, row + 1, letter);
  const isLong = [...left, ...Object.values(options)].some((text) => shownLength(text) > 28);
  return (
    <table dir={useSide()} className={cx(styles.grid, isLong && styles.long, isExplained && styles.explained)}>
      <thead>
        <tr>
          <td>
            <span className="vh">Eşler</span>
          </td>
          {right.map((letter) => (
            <th key={letter} scope="col" className={optionColour(letter)}>
              <OptionBadge letter={letter} />
              <span className="vh">{letter}: </span>
              <SetText inline>{options[letter] ?? ""}</SetText>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {left.map((text, row) => (
          <tr key={row}>
            <th scope="row">
              <b className="num">{row + 1}</b>
              <span>
                <SetText>{text}</SetText>
              </span>
            </th>
            {right.map((letter, column) => {
              const players = count(row, letter);
              const isRight = column === row;
              return (
                <td
                  key={letter}
                  className={cx(
                    "num",
                    isRight
                      ? cx(styles.right, optionColour(letter))
                      : players >= asked * MANY && players > 0 && styles.many,
                  )}
                >
                  {isRight && <Icon name="check" />}
                  {(isRight || players > 0) && number(players)}
                  {isRight && <span className="vh"> kişi, doğru eş</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
