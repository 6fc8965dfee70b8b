/** Gives a content to the person as a file of that name. Call it at their press: phones open what a press asked for. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers begin to read only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
