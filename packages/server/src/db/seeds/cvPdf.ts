const octets = (code: number, length: number) => code.toString(16).toUpperCase().padStart(length, '0')

/** About the width of a letter in Arial, in thousandths of its size. */
function widthOf(letter: string): number {
  if (/[ iıl.,:;|!'jtfrI()-]/.test(letter)) return 278
  if (/[mwMWшщжюыШЩЖЮ@]/.test(letter)) return 830
  return /\p{Lu}/u.test(letter) ? 690 : 556
}

/** A PDF of one page with lines of text, in any alphabet of up to 255 letters. The reader's own font draws them. */
export function cvPdf(lines: readonly string[]): Buffer {
  const letters = [...new Set(lines.join(''))]
  const glyphs = letters.map((letter) => `/uni${octets(letter.charCodeAt(0), 4)}`).join('')
  const hex = (line: string) => [...line].map((letter) => octets(letters.indexOf(letter) + 1, 2)).join('')
  const content = `BT /F 12 Tf 18 TL 56 780 Td ${lines.map((line) => `<${hex(line)}> Tj T*`).join(' ')} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 6 0 R>>',
    `<</Type/Font/Subtype/TrueType/BaseFont/Arial/Encoding 5 0 R/FirstChar 1/LastChar ${letters.length}/Widths[${letters.map(widthOf).join(' ')}]>>`,
    `<</Type/Encoding/Differences[1 ${glyphs}]>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, place) => {
    const at = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${text}${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
