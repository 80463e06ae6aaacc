import type { Student } from "#protocol/http/classes";
import { messageOf } from "#api/api-error";
import { classes } from "#api/classes-api";
import { fileName, saveFile } from "#browser/files/save-file";
import { showUnderWay } from "#browser/under-way";
import { toast } from "#ui/overlays/toasts";

/** Downloads all data kept about one student, for anybody who has a right to it (KVKK). */
export async function saveStudentData(classId: string, { id, name }: Student): Promise<void> {
  try {
    const data = await showUnderWay(classes.exportStudent(classId, id));
    saveFile(fileName(`${name}, veriler`, "json"), JSON.stringify(data, null, 2), "application/json");
  } catch (error) {
    toast.error(messageOf(error), { title: "İndirilemedi" });
  }
}
