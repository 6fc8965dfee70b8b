const maxLength = 56
const tail = 16

/** A long file name loses its middle: what it begins with and its ending tell most. */
export function shortenName(name: string): string {
  const letters = [...name]
  if (letters.length <= maxLength) return name
  return `${letters.slice(0, maxLength - tail).join('')}…${letters.slice(-tail).join('')}`
}
