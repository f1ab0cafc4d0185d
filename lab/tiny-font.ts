/**
 * A valid WOFF2 font of 260 bytes with one square at U+E000: text falls back to the next family, so that pages stay
 * readable, while the browser really loads, decodes and uses the file.
 */
export const tinyFont = Buffer.from(
  'd09GMgABAAAAAAEEAAoAAAAAAkQAAADAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACwBNgIkAwgEIAU8BmAHIMokywYbkwEAngd2TJiMgRbhqF03j+e/9rpz920SShfqC03T4CM8VUkUgxYYufKPp5XG4SGElCBCvMX5/8bl0zTxLbLycg02gC4w0LjbQLzHWJZDKZMlogQ7ugldF4b/FCLwTYCrfV9t1wwDMOCeeijY0ECo6R9qxn0lAIBWMzW7FzRdQAMAQHeupG+KJZ0arcNyunbjVq85W9Ae23hyLcOxL0EHGuvLuBjGlgMnzwjkpc0gCvjnGDz/ZBGEeyF84meAHQE=',
  'base64',
);
