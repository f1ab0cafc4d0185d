/** The address of a file of a WordPress plugin; the first group is the folder of the plugin, by which it is known. */
export const pluginFile = /\/wp-content\/plugins\/([\w.-]{1,60})\//;
