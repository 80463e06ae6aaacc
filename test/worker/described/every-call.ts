import { aGame } from "../helpers/games/a-game";
import { askTheRest, beginAnew } from "./asking";
import { aClassAndItsCodes, theProgressOf } from "./classes";
import { aGameOfAClass, aGameOnTheBoard, aLesson } from "./games";
import { homeworkDone } from "./homework";
import { anAccountsLife, whatAdministratorsDo } from "./people";
import { setsAndLibrary } from "./sets";
import { aBoardSignedIn, aPasskeysLife } from "./sign-in";

/** Makes every call of the API at least once. */
export async function everyCall(): Promise<void> {
  await beginAnew();
  const { setId } = await setsAndLibrary();
  await aLesson(setId);
  await aGameOnTheBoard();
  const classId = await aClassAndItsCodes();
  await aGameOfAClass(setId, classId);
  await homeworkDone(classId);
  await theProgressOf(classId);
  await anAccountsLife((await aGame()).code);
  await aPasskeysLife();
  await aBoardSignedIn();
  await whatAdministratorsDo();
  await askTheRest();
}
