/** The page that reads cards: a document of its own, since it alone may use the camera. */
export const scanAddress = (code: string): string => `/teacher/game/${code}/scan`;
