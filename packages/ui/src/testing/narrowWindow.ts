/** For tests: a window that fits no `min-width`, and the dialogs that jsdom does not open. */
export function narrowWindow(): { widen: () => void } {
  const listeners = new Set<() => void>()
  let isWide = false
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return isWide && media.includes('min-width')
    },
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia
  return {
    widen: () => {
      isWide = true
      for (const listener of listeners) listener()
    },
  }
}
