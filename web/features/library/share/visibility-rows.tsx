import type { Visibility } from "#protocol/http/replies/sharing";
import { RadioRows, type RadioRow } from "#ui/fields/radio-rows.tsx";

const rows: readonly RadioRow<Visibility>[] = [
  { value: "private", icon: "lock", label: "Yalnız ben", line: "Başka kimse göremez." },
  {
    value: "link",
    icon: "link",
    label: "Bağlantısı olan",
    line: "Bağlantıyı alan görür ve kopyalar. Aramada çıkmaz.",
  },
  {
    value: "public",
    icon: "globe",
    label: "Herkes, kütüphanede",
    line: "Öğretmenler arar, kopyalar. Önce bir yönetici bakar.",
  },
];

type Props = { readonly value: Visibility; readonly onChange: (value: Visibility) => void };

/** Choice of who may see the set. */
export const VisibilityRows = (props: Props) => (
  <RadioRows label={<span className="vh">Kim görebilir?</span>} rows={rows} {...props} />
);
