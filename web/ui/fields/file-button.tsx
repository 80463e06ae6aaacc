import { useRef } from "react";
import { Button } from "../button";

type Props = {
  readonly accept?: string;
  readonly isSmall?: boolean;
  readonly onChoose: (file: File) => void;
};

/** Opens the device's own choice of a file. The same file may be chosen again. */
export function FileButton({ accept, isSmall = false, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onChoose(file);
        }}
      />
      <Button
        variant={isSmall ? "quiet" : "alt"}
        {...(isSmall && { size: "sm" })}
        icon="upload"
        onClick={() => input.current?.click()}
      >
        Dosya seç
      </Button>
    </>
  );
}
