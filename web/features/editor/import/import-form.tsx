import { setFull } from "#protocol/field-faults";
import { Banner } from "#ui/overlays/banner.tsx";
import { ImportPreview } from "./review/import-preview";
import { ImportSource } from "./import-source";
import { LeftOutDialog } from "./review/left-out-dialog";
import type { Import } from "./use-import";

type Props = {
  readonly source: Import;
  /** Number of questions that a set can take. */
  readonly room: number;
};

/** Reads questions for a new set, from a text or a file. */
export function ImportForm({ source, room }: Props) {
  return (
    <>
      <ImportSource source={source} />
      <ImportPreview source={source} />
      <LeftOutDialog source={source} />
      {source.chosen.length > room && (
        <Banner tone="warn" icon="warning">
          {setFull} İlk {room} soru alınacak, ötekiler için ikinci bir set açın.
        </Banner>
      )}
    </>
  );
}
