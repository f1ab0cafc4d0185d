/** German texts of the namespace `report`; the shape the English ones are held to. */
export const report = {};
