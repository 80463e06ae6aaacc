export { stateOf, states } from "./detail/states";
export { HomeworkDialog } from "./dialogs/later";
export { HomeworkHead } from "./dialogs/homework-head";
export { finishedLine, finishedRate, homeworkPage, stillOpen, whenLine } from "./dialogs/homework-lines";
