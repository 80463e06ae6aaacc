import type { EditorKind } from "./editor-kind";
import { editor as choice } from "./choice/editor";
import { usualKind } from "#question/name-of";
import { everyKind } from "./every-kind";
import { lazyKinds } from "./lazy";

const found = import.meta.glob<EditorKind>(["./*/editor.tsx", "!./choice/editor.tsx"], { import: "editor" });
const editorOf = everyKind(found, "editor.tsx");
/** Tells if questions of this kind can be written here. */
export const hasEditor = (kind: string): boolean => kind === usualKind || `./${kind}/editor.tsx` in found;
/** Nearly every set has choices, so they come with the editor itself. */
export const editorKinds = lazyKinds<EditorKind>((question) => editorOf(question)(), { choice });
