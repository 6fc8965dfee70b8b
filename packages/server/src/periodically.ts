export interface Worker {
  /** Waits for the work under way and starts no other. */
  stop(): Promise<void>
}

/** Works now, and again after each interval (milliseconds), never twice in parallel. `work` handles its own errors. */
export function periodically(work: () => Promise<void>, interval = 3_600_000): Worker {
  let running: Promise<void> | undefined
  const look = () => {
    running ??= work().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(look, interval)
  // The timer must not keep the process alive.
  timer.unref()
  look()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
