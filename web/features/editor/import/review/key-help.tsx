import * as styles from "./key-help.module.css";

const help = [
  [["S"], "sıradaki"],
  [["O"], "olduğu gibi al"],
  [["X"], "dışarıda bırak"],
  [["A", "F"], "doğru şık"],
  [["Enter"], "düzelt"],
  [["R"], "sayfadan kes"],
  [["Z"], "geri al"],
  [["↑", "↓"], "gez"],
] as const;

/** The keys of the questions in one line. A device without a keyboard shows none. */
export function KeyHelp({ hasPages }: { readonly hasPages: boolean }) {
  const shown = help.filter(([[key]]) => hasPages || key !== "R");
  return (
    <ul className={`flow ${styles.help}`} aria-label="Klavye kısayolları">
      {shown.map(([keys, what]) => (
        <li key={what}>
          {keys.map((key, i) => (
            <span key={key}>
              {i > 0 && (keys[0] === "A" ? "–" : " ")}
              <kbd>{key}</kbd>
            </span>
          ))}{" "}
          {what}
        </li>
      ))}
    </ul>
  );
}
