/** A priority queue of numbers. */
interface MinHeap {
  /** The smallest number, or `undefined` when there is none. */
  peek: () => number | undefined
  pop: () => number | undefined
  push: (value: number) => void
  clear: () => void
}

/** A binary heap: `push` and `pop` take O(log n). */
export function createMinHeap(): MinHeap {
  const heap: number[] = []
  const at = (index: number) => heap[index] ?? Number.POSITIVE_INFINITY
  const rise = (from: number, value: number) => {
    let index = from
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (at(parent) <= value) break
      heap[index] = at(parent)
      index = parent
    }
    heap[index] = value
  }
  const sink = (value: number) => {
    let index = 0
    for (;;) {
      const left = 2 * index + 1
      const child = at(left + 1) < at(left) ? left + 1 : left
      if (child >= heap.length || at(child) >= value) break
      heap[index] = at(child)
      index = child
    }
    heap[index] = value
  }
  return {
    peek: () => heap[0],
    push: (value) => rise(heap.length, value),
    pop: () => {
      const smallest = heap[0]
      const last = heap.pop()
      if (heap.length > 0 && last !== undefined) sink(last)
      return smallest
    },
    clear: () => {
      heap.length = 0
    },
  }
}
