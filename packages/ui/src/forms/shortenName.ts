const longest = 56
const tail = 16

/** A long file name loses its middle: what it begins with and its ending tell most. */
export function shortenName(name: string): string {
  const letters = [...name]
  if (letters.length <= longest) return name
  return `${letters.slice(0, longest - tail).join('')}…${letters.slice(-tail).join('')}`
}
