/** The terms of CC BY 4.0 in Turkish. */
export const licenceAddress = "https://creativecommons.org/licenses/by/4.0/deed.tr";
