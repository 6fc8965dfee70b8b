/** Runs as a script in a browser too, so it uses nothing outside itself. See `clock.d.cts`. */
function shiftDate(offset, scope = globalThis) {
  const RealDate = scope.Date
  const realNow = RealDate.now.bind(RealDate)
  RealDate.now = () => realNow() + offset
  scope.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
    apply: (target) => new target(target.now()).toString(),
  })
  RealDate.prototype.constructor = scope.Date
}

module.exports = { shiftDate }
