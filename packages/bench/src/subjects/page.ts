import { inWeek, makePlan, type PlanSize } from '#plan/makePlan.ts'
import type { Subject } from './subject.ts'

export type Step = 'mount' | 'next' | 'add'

interface Bench {
  prepare: (size: PlanSize) => Promise<void>
  /** Runs a step; resolves when its picture is painted, with the duration in ms. */
  run: (step: Step) => Promise<number>
  /** The same without a step: the cost of measuring. */
  idle: () => Promise<number>
  unmount: () => Promise<void>
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Two frames: the first callback runs before a paint, the second after it. */
async function painted() {
  await frame()
  await frame()
}

/** Work of a calendar after its picture (effects, observers, timers of a frame) is part of the step. */
async function settled() {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  await painted()
}

/** Puts a calendar on this page and offers it to the runner as `window.bench`. */
export function serve(subject: Subject) {
  const host = document.querySelector<HTMLElement>('#host')
  if (!host) throw new Error('the page has no host')
  let expected: Record<Step, number> = { mount: 0, next: 0, add: 0 }

  async function measure(act: () => void, isDone: () => boolean) {
    const began = performance.now()
    act()
    do await frame()
    while (!isDone())
    await frame()
    const time = performance.now() - began
    await settled()
    return time
  }

  const bench: Bench = {
    async prepare(size) {
      const plan = makePlan(size)
      const [first, second] = plan.weeks.map((sunday) => inWeek(plan.meetings, sunday).length)
      expected = { mount: first ?? 0, next: second ?? 0, add: (second ?? 0) + 1 }
      await subject.prepare(host, plan)
      while (subject.isReady?.() === false) await frame()
      await settled()
    },
    run: (step) => measure(subject[step], () => subject.count() === expected[step]),
    idle: () =>
      measure(
        () => undefined,
        () => subject.count() >= 0,
      ),
    async unmount() {
      subject.unmount()
      await settled()
    },
  }
  Object.assign(window, { bench })
}
