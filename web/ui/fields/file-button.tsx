import { useRef } from "react";
import { Button } from "../button";
import type { IconName } from "../drawn/icon";

type Props = {
  readonly accept?: string;
  readonly icon?: IconName;
  /** Empty if the icon is enough; `name` is then the accessible name. */
  readonly label?: string;
  /** Accessible name, if it says more than the label. */
  readonly name?: string;
  readonly isSmall?: boolean;
  /** True to open the camera instead, if there is one. */
  readonly isCamera?: boolean;
  readonly onChoose: (file: File) => void;
};

/** Opens the device's file picker. The same file may be chosen again. */
export function FileButton(props: Props) {
  const { accept, icon = "upload", label = "Dosya seç", name, isSmall = false, isCamera = false, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isSmall ? "quiet" : "alt"}
        {...(isSmall && { size: "sm" })}
        icon={icon}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {/* After the button, because a dialog focuses its first element. */}
      <input
        ref={input}
        type="file"
        accept={accept}
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
        {...(isCamera && { capture: "environment" })}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
