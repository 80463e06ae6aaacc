import type { Student } from "#protocol/http/replies/classes";
import { classes } from "#api/classes-api";
import { fileName, saveFile } from "#browser/files/save-file";
import { showUnderWay } from "#browser/under-way";
import { useAction } from "#screens/use-action";

/** Downloads all data kept about one student, for anybody who has a right to it (KVKK). */
export const useStudentData = (classId: string) =>
  useAction("İndirilemedi", async ({ id, name }: Student) => {
    const data = await showUnderWay(classes.exportStudent(classId, id));
    saveFile(fileName(`${name}, veriler`, "json"), JSON.stringify(data, null, 2), "application/json");
  });
