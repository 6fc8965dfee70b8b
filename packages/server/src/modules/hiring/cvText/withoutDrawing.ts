/** PDF.js needs these classes of a browser when it is loaded, and uses them only to draw. */
Object.assign(globalThis, { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} })
