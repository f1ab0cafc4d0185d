/** German texts of the namespace `progress`; the shape the English ones are held to. */
export const progress = {};
