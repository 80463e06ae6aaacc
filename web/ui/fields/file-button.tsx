import { useRef } from "react";
import { Button } from "../button";
import type { IconName } from "../drawn/icon";

type Props = {
  readonly accept?: string;
  readonly icon?: IconName;
  /** Empty where the icon alone says it; `name` then does. */
  readonly label?: string;
  /** What a screen reader calls it, where that is more than the label. */
  readonly name?: string;
  readonly isSmall?: boolean;
  /** Opens the camera instead, where there is one. */
  readonly isCamera?: boolean;
  readonly onChoose: (file: File) => void;
};

/** Opens the device's own choice of a file. The same file may be chosen again. */
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
      {/* After the button: a dialog gives the focus to what comes first in it. */}
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
