/** Keeps the page behind a layer from scrolling. Returns the way to let it go again. */
export function stopPageScroll(): () => void {
  const page = document.documentElement
  // The page stops without jumping sideways by the width of its scrollbar.
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
  page.style.overflow = 'hidden'
  return () => {
    page.style.overflow = ''
    page.style.scrollbarGutter = ''
  }
}
