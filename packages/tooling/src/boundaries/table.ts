interface Layer {
  name: string
  files: RegExp[]
  /** Other layers and entry points that it may import. */
  may: Set<string>
  /** Further layers and entry points for its tests and stories. */
  testsMay: Set<string>
}

interface Row {
  name: string
  files: RegExp[]
  may: string[]
  testsMay: string[]
}

/** Reads the table of layers.ts; throws at a name that is not a layer, so that a typing error cannot allow an import. */
export function parseTable(text: string): Layer[] {
  const rows: Row[] = []
  let folder = ''
  let testsMay: string[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const heading = /^\[(.*)\](.*)$/.exec(line)
    if (heading) {
      folder = heading[1] ?? ''
      testsMay = split(heading[2])
      continue
    }
    const [name = '', files = '', may = ''] = line.split('|').map((cell) => cell.trim())
    rows.push({ name, files: split(files).map((file) => pattern(folder + file)), may: split(may), testsMay })
  }
  const known = new Map(rows.map((row) => [row.name, row]))
  return rows.map(({ name, files, may, testsMay: tests }) => ({
    name,
    files,
    may: expand(may, known),
    testsMay: expand(tests, known),
  }))
}

const split = (cell = '') => cell.split(' ').filter((name) => name !== '')

function expand(list: string[], known: Map<string, Row>, seen = new Set<string>()): Set<string> {
  for (const entry of list) {
    const name = entry.replace(/\.\.$/, '')
    if (name.startsWith('@')) {
      seen.add(name)
      continue
    }
    const row = known.get(name)
    if (!row) throw new Error(`The table of layers names ${name}, which is no layer.`)
    seen.add(name)
    if (entry.endsWith('..')) expand(row.may, known, seen)
  }
  return seen
}

/** `folder/` is all files below, `*` any name in one folder, `**` any path, `{x}` one folder with a name. */
function pattern(glob: string): RegExp {
  const body = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    .replace(/\*\*/g, '§')
    .replace(/\*$/, '§')
    .replace(/\*/g, '[^/]*')
    .replace(/§/g, '.*')
  return new RegExp(`^${body}${glob.endsWith('/') ? '' : '$'}`)
}

/** A test or a story belongs to the layer of its subject. */
export const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file)

/** A layer and a part of it: `kind` holds the names of the folders in `{}`, `part` the folders of this file. */
export interface Place {
  layer: Layer
  kind: string
  part: string
}

/** The first layer that a file fits. */
export function layerOf(layers: Layer[], file: string): Place | undefined {
  const subject = file.replace(/\.(test|stories)(\.tsx?)$/, '$2')
  for (const layer of layers) {
    for (const files of layer.files) {
      const match = files.exec(subject)
      if (!match) continue
      const folders = match.groups ?? {}
      return { layer, kind: Object.keys(folders).join('/'), part: Object.values(folders).join('/') }
    }
  }
  return undefined
}
