import { nothingFinished } from "#words/shared-sentences";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { EditedSet, SetTexts } from "../drafts/edited-set";
import { KeysDialog } from "#screens/keys-dialog.tsx";
import { rehearsalOf } from "#screens/approval.tsx";
import { laterDialog } from "#ui/overlays/later-dialog.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { completeSet } from "../page/complete-set";
import { SettingsDialog } from "./settings-dialog";

type Props = {
  readonly set: EditedSet;
  readonly homework: { readonly give: () => void; readonly reason: string | undefined };
  readonly share: { readonly open: () => void; readonly reason: string | undefined };
  readonly onChange: (texts: Partial<SetTexts>) => void;
};

/** The file writers are loaded when they are needed. */
const ExportDialog = laterDialog("Dosya olarak indir", async () => (await import("./export-dialog")).ExportDialog);

const keys = [
  ["Tab", "Sorudan şıklara, şıktan şıkka geç"],
  ["Shift + Tab", "Geri dön; aradaki düğmelere de uğrar"],
  ["Enter", "Sonraki şıkka, son şıktan doğru cevaba geç"],
  ["Alt + 1–6", "Doğru şıkkı işaretle"],
  ["Ctrl + Enter", "Yeni soru ekle, ona geç"],
  ["Alt + ↑ ↓", "Önceki ya da sonraki soruya geç"],
  ["Alt + Shift + ↑ ↓", "Soruyu yukarı ya da aşağı taşı"],
  ["Alt + M", "Formül ekle"],
  ["Alt + T", "Cevap türünü seç"],
] as const;

/** A phone has no such keys. */
const hasKeys = () => matchMedia("(hover: hover)").matches;

/** Actions on the set as a whole. */
export function SetMenu({ set, homework, share, onChange }: Props) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"settings" | "export" | "keys" | null>(null);
  const whole = completeSet(set);
  const missing = set.questions.length - whole.questions.length;
  const reason = whole.questions.length === 0 ? nothingFinished : undefined;

  return (
    <>
      <Menu
        label="Set işlemleri"
        items={[
          { label: "Set ayarları", icon: "edit", onSelect: () => setDialog("settings") },
          {
            label: "Prova yap",
            icon: "device",
            disabledReason: reason,
            onSelect: () => void navigate(rehearsalOf(set.id)),
          },
          { label: "Ödev ver", icon: "calendar", disabledReason: homework.reason, onSelect: homework.give },
          { label: "Paylaş", icon: "globe", disabledReason: share.reason, onSelect: share.open },
          { label: "Yazdır", icon: "print", disabledReason: reason, onSelect: () => window.print() },
          {
            label: "Dosya olarak indir",
            icon: "download",
            disabledReason: reason,
            onSelect: () => setDialog("export"),
          },
          ...(hasKeys()
            ? [{ label: "Klavye kısayolları", icon: "info", onSelect: () => setDialog("keys") } as const]
            : []),
        ]}
      />
      {dialog === "settings" && (
        <SettingsDialog
          set={set}
          onClose={() => setDialog(null)}
          onSave={(texts) => {
            onChange(texts);
            setDialog(null);
          }}
        />
      )}
      {dialog === "export" && <ExportDialog set={whole} missing={missing} onClose={() => setDialog(null)} />}
      {dialog === "keys" && <KeysDialog keys={keys} onClose={() => setDialog(null)} />}
    </>
  );
}
