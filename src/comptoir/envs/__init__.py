"""The games as research environments: PettingZoo, Gymnasium and OpenSpiel.

`mombasa_v0` and `speicherstadt_v0` are the PettingZoo environments, `single_v0` has the Gymnasium
ones, `openspiel` registers the games with OpenSpiel. Each needs its library: the extras `envs`
and `openspiel`. Nothing is imported here, so that one works without the other.
"""
