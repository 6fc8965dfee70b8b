/** Groups of files that reach each other in a circle (Tarjan's strongly connected components of two or more). */
export function findCircles(imports: Map<string, Set<string>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  const lower = (file: string, value: number) => lowest.set(file, Math.min(lowest.get(file) ?? value, value))

  const visit = (file: string): void => {
    const own = order.size
    order.set(file, own)
    lowest.set(file, own)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) {
        visit(next)
        lower(file, lowest.get(next) ?? own)
      } else if (stack.includes(next)) lower(file, order.get(next) ?? own)
    }
    if (lowest.get(file) !== own) return
    const circle = stack.splice(stack.indexOf(file))
    if (circle.length > 1) circles.push(circle.sort())
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return circles
}
