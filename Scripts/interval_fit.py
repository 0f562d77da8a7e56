"""Fits of widths of which only intervals are known."""
import numpy
import scipy.optimize


def solve(matrix, base, low, high, noise, count=1.0):
    """Unknowns x for which base + matrix @ x comes nearest to the intervals.

    The distances from the intervals in units of `noise`, squared up to four of them and linear beyond, each times
    `count`, plus the squares of x, are made least.
    """
    def loss(x):
        y = base + matrix @ x
        error = numpy.where(y > high, y - high, numpy.where(y < low, y - low, 0)) / noise
        size = abs(error)
        value = numpy.where(size < 4, error * error / 2, 4 * size - 8)
        slope = numpy.where(size < 4, error, 4 * numpy.sign(error)) / noise
        return (count * value).sum() + (x ** 2).sum() / 2, matrix.T @ (count * slope) + x

    return scipy.optimize.minimize(loss, numpy.zeros(matrix.shape[1]), jac=True, method="L-BFGS-B",
                                   options={"maxiter": 3000}).x
