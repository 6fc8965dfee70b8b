/** Calls back when the page has loaded and is idle. Returns the function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  let handle = 0
  // Safari knows no idle callback.
  const hasIdle = typeof window.requestIdleCallback === 'function'
  const wait = () => {
    handle = hasIdle
      ? window.requestIdleCallback(callback, { timeout: 2000 })
      : window.setTimeout(callback, 300)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (hasIdle) window.cancelIdleCallback(handle)
    else window.clearTimeout(handle)
  }
}
