import { useState } from "react";
import { useNavigate } from "react-router";
import type { EditedSet, SetTexts } from "../../../lib/editor/edited-set";
import { leftOutOf, type ExportedSet } from "../../../lib/export/exported-set";
import { KeysDialog } from "../../../parts/keys-dialog";
import { rehearsalOf } from "../../../parts/approval";
import { Menu, type MenuItem } from "../../../ui/menu";
import { toast } from "../../../ui/toasts";
import { completeSet } from "./complete-set";
import { DescriptionDialog } from "./description-dialog";
import { SettingsDialog } from "./settings-dialog";

type Props = { readonly set: EditedSet; readonly onChange: (texts: Partial<SetTexts>) => void };

const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Every kind of file, its writer loaded when it is asked for. */
const files = {
  json: {
    type: "application/json",
    write: async (set: ExportedSet) => (await import("../../../lib/export/set-json")).setJson(set),
  },
  gift: {
    type: "text/plain;charset=utf-8",
    write: async (set: ExportedSet) => (await import("../../../lib/export/set-gift")).setGift(set),
  },
  csv: {
    type: "text/csv;charset=utf-8",
    write: async (set: ExportedSet) => (await import("../../../lib/export/set-csv")).setCsv(set),
  },
  xlsx: {
    type: sheet,
    write: async (set: ExportedSet) => (await import("../../../lib/export/set-kahoot")).setKahoot(set),
  },
} as const;

const keys = [
  ["Ctrl + Enter", "Yeni soru ekle"],
  ["Alt + ↑ ↓", "Önceki ya da sonraki soruya geç"],
  ["Alt + Shift + ↑ ↓", "Soruyu yukarı ya da aşağı taşı"],
  ["Alt + M", "Formül ekle"],
  ["Alt + 1–4", "Doğru şıkkı işaretle"],
] as const;

/** A phone has no such keys. */
const hasKeys = () => matchMedia("(hover: hover)").matches;

/** What can be done with the set as a whole. */
export function SetMenu({ set, onChange }: Props) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"description" | "settings" | "keys" | null>(null);
  const whole = completeSet(set);
  const missing = set.questions.length - whole.questions.length;
  const reason = whole.questions.length === 0 ? "Henüz tamamlanmış soru yok" : undefined;

  const save = async (extension: keyof typeof files) => {
    try {
      const { fileName, saveFile } = await import("../../../lib/export/save-file");
      saveFile(fileName(whole.title, extension), await files[extension].write(whole), files[extension].type);
      if (missing > 0) toast.warning(`${missing} eksik soru dosyaya girmedi.`);
    } catch {
      toast.error("Dosya hazırlanamadı. Bağlantınızı kontrol edip yeniden deneyin.");
    }
  };
  const leftOut = leftOutOf(whole);
  const file = (label: string, extension: keyof typeof files): MenuItem => ({
    label: leftOut[extension] > 0 ? `${label}: ${leftOut[extension]} soru bu biçime sığmıyor` : label,
    icon: "download",
    disabledReason: reason,
    onSelect: () => void save(extension),
  });
  return (
    <>
      <Menu
        label="Set işlemleri"
        items={[
          { label: "Set açıklaması", icon: "edit", onSelect: () => setDialog("description") },
          { label: "Set ayarları", icon: "globe", onSelect: () => setDialog("settings") },
          {
            label: "Prova yap",
            icon: "device",
            disabledReason: reason,
            onSelect: () => void navigate(rehearsalOf(set.id)),
          },
          { label: "Yazdır", icon: "print", disabledReason: reason, onSelect: () => window.print() },
          file("Bilye dosyası (JSON)", "json"),
          file("Kahoot tablosu (XLSX)", "xlsx"),
          file("Excel için CSV", "csv"),
          file("Moodle için GIFT", "gift"),
          ...(hasKeys()
            ? [{ label: "Klavye kısayolları", icon: "info", onSelect: () => setDialog("keys") } as const]
            : []),
        ]}
      />
      {dialog === "description" && (
        <DescriptionDialog
          description={set.description}
          onClose={() => setDialog(null)}
          onSave={(description) => {
            onChange({ description });
            setDialog(null);
          }}
        />
      )}
      {dialog === "settings" && (
        <SettingsDialog
          language={set.language}
          onClose={() => setDialog(null)}
          onSave={(language) => {
            onChange({ language });
            setDialog(null);
          }}
        />
      )}
      {dialog === "keys" && <KeysDialog keys={keys} onClose={() => setDialog(null)} />}
    </>
  );
}
