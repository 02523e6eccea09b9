# Compiled by mypyc.
"""A list that grows at its end, and whose copies cost nothing."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class Growing(Generic[T]):
    """Copies share one list, each as far as it had come when it was made.

    Whoever is the first to go on does so in that list; a copy that goes on elsewhere gets a list of
    its own. So what one adds never shows in another.
    """

    __slots__ = ("_count", "_items")

    def __init__(self, items: list[T]) -> None:
        self._items = items
        self._count = len(items)

    def copy(self) -> "Growing[T]":
        """The same items, to grow on their own."""
        other: Growing[T] = Growing(self._items)
        other._count = self._count
        return other

    def append(self, item: T) -> None:
        """One more at the end."""
        if len(self._items) != self._count:
            self._items = self._items[: self._count]
        self._items.append(item)
        self._count += 1

    def at(self, index: int) -> T:
        """The item at this index, which is there; quicker than `[]`."""
        return self._items[index]

    def last(self) -> T:
        """The last item, of which there is one."""
        return self._items[self._count - 1]

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._count])

    def __reversed__(self) -> Iterator[T]:
        return reversed(self._items[: self._count])

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: Any) -> Any:
        count = self._count
        if isinstance(place, slice):
            first, last, step = place.indices(count)
            return self._items[first:last] if step == 1 else self._items[:count][place]
        if not -count <= place < count:
            raise IndexError(place)
        return self._items[place if place >= 0 else count + place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Growing) and self[:] == other[:]

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return Growing, (self[:],)
