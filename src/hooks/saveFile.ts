/** Downloads a file under a name. Call it in a click handler: phones allow a download only there. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
