/* Arrays of many games at once: what envs/plain_arrays.py says, many times as fast.

   Numbers that the compiled rules have written lie in vecs. Here they become masks, rows of 32-bit
   numbers or bytes in memory that anybody may own: NumPy, or several processes together. A vec
   lends its memory for reading only; where it is written to, its owner asked for it. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

static int borrow(PyObject *object, Py_buffer *view, int flags, Py_ssize_t length)
{
    if (PyObject_GetBuffer(object, view, flags) < 0) return -1;
    if (view->len == length) return 0;
    PyErr_Format(PyExc_ValueError, "%zd bytes are given where %zd are needed", view->len, length);
    PyBuffer_Release(view);
    view->obj = NULL;
    return -1;
}

static void give_back(Py_buffer *view)
{
    if (view->obj != NULL) PyBuffer_Release(view);
}

/* -- copy ------------------------------------------------------------------------------------- */

static PyObject *copy(PyObject *Py_UNUSED(module), PyObject *args)
{
    PyObject *source, *target;
    Py_buffer from, to;
    if (!PyArg_ParseTuple(args, "OO", &source, &target)) return NULL;
    if (PyObject_GetBuffer(source, &from, PyBUF_SIMPLE) < 0) return NULL;
    if (borrow(target, &to, PyBUF_SIMPLE, from.len) < 0) {
        PyBuffer_Release(&from);
        return NULL;
    }
    memmove(to.buf, from.buf, from.len);
    PyBuffer_Release(&to);
    PyBuffer_Release(&from);
    Py_RETURN_NONE;
}

/* -- one mask --------------------------------------------------------------------------------- */

static PyObject *mark(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t count)
{
    Py_buffer to;
    if (count != 2 || !PyList_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "memory and a list of actions are needed");
        return NULL;
    }
    if (PyObject_GetBuffer(args[0], &to, PyBUF_WRITABLE) < 0) return NULL;
    const Py_ssize_t length = PyList_GET_SIZE(args[1]);
    for (Py_ssize_t at = 0; at < length; at++) {
        const Py_ssize_t action = PyLong_AsSsize_t(PyList_GET_ITEM(args[1], at));
        if (action < 0 || action >= to.len) {
            if (!PyErr_Occurred()) PyErr_SetString(PyExc_IndexError, "an action is above the bound");
            PyBuffer_Release(&to);
            return NULL;
        }
        ((uint8_t *)to.buf)[action] = 1;
    }
    PyBuffer_Release(&to);
    Py_RETURN_NONE;
}

/* -- masks ------------------------------------------------------------------------------------ */

typedef struct {
    PyObject_HEAD
    Py_buffer legal, counts; /* 64-bit: the lists of all games, each with the same room */
    Py_buffer bytes, bits;   /* one byte for each action; eight actions in a byte, lowest first */
    Py_ssize_t games, room, bound;
    int16_t *old; /* what was set last, and how many */
    int32_t *old_counts;
} Masks;

static PyObject *masks_create(PyTypeObject *type, PyObject *args, PyObject *Py_UNUSED(names))
{
    PyObject *legal, *counts, *bytes, *bits;
    Py_ssize_t games, room, bound;
    if (!PyArg_ParseTuple(args, "OOnnnOO", &legal, &counts, &games, &room, &bound, &bytes, &bits))
        return NULL;
    if (games < 1 || room < 1 || bound < 1 || bound > INT16_MAX || games > INT32_MAX / room) {
        PyErr_SetString(PyExc_ValueError, "no size of masks");
        return NULL;
    }
    Masks *self = (Masks *)type->tp_alloc(type, 0);
    if (self == NULL) return NULL;
    self->games = games, self->room = room, self->bound = bound;
    self->old = PyMem_Calloc(games * room, sizeof(int16_t));
    self->old_counts = PyMem_Calloc(games, sizeof(int32_t));
    if (!self->old || !self->old_counts) {
        PyErr_NoMemory();
    } else if (borrow(legal, &self->legal, PyBUF_SIMPLE, games * room * 8) < 0
               || borrow(counts, &self->counts, PyBUF_SIMPLE, games * 8) < 0
               || (bytes != Py_None
                   && borrow(bytes, &self->bytes, PyBUF_WRITABLE, games * bound) < 0)
               || (bits != Py_None
                   && borrow(bits, &self->bits, PyBUF_WRITABLE, games * ((bound + 7) / 8)) < 0)) {
        /* said already */
    } else {
        if (self->bytes.obj) memset(self->bytes.buf, 0, self->bytes.len);
        if (self->bits.obj) memset(self->bits.buf, 0, self->bits.len);
        return (PyObject *)self;
    }
    Py_DECREF(self);
    return NULL;
}

/* Only what was set is wiped, so that a step costs as much as its lists are long. */
static PyObject *masks_write(Masks *self, PyObject *Py_UNUSED(none))
{
    const Py_ssize_t width = (self->bound + 7) / 8;
    for (Py_ssize_t game = 0; game < self->games; game++) {
        const int64_t *list = (const int64_t *)self->legal.buf + game * self->room;
        const int64_t count = ((const int64_t *)self->counts.buf)[game];
        int16_t *old = self->old + game * self->room;
        uint8_t *bytes = self->bytes.obj ? (uint8_t *)self->bytes.buf + game * self->bound : NULL;
        uint8_t *bits = self->bits.obj ? (uint8_t *)self->bits.buf + game * width : NULL;
        if (count < 0 || count > self->room) {
            PyErr_SetString(PyExc_ValueError, "a list is longer than its room");
            return NULL;
        }
        for (int32_t at = 0; at < self->old_counts[game]; at++) {
            if (bytes) bytes[old[at]] = 0;
            if (bits) bits[old[at] >> 3] = 0;
        }
        self->old_counts[game] = 0;
        for (int64_t at = 0; at < count; at++) {
            const int64_t action = list[at];
            if (action < 0 || action >= self->bound) {
                PyErr_SetString(PyExc_ValueError, "an action is above the bound");
                return NULL;
            }
            old[at] = (int16_t)action;
            if (bytes) bytes[action] = 1;
            if (bits) bits[action >> 3] |= (uint8_t)(1u << (action & 7));
            self->old_counts[game] = (int32_t)at + 1;
        }
    }
    Py_RETURN_NONE;
}

static void masks_forget(Masks *self)
{
    PyTypeObject *type = Py_TYPE(self);
    give_back(&self->legal);
    give_back(&self->counts);
    give_back(&self->bytes);
    give_back(&self->bits);
    PyMem_Free(self->old);
    PyMem_Free(self->old_counts);
    type->tp_free(self);
    Py_DECREF(type);
}

/* -- rows ------------------------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    Py_buffer numbers; /* 64-bit, from 0 to 1: one row, used up when it is taken */
    Py_buffer rows;    /* 32-bit numbers, or bytes from 0 to 255 */
    Py_ssize_t games, size;
    int is_bytes;
} Rows;

static PyObject *rows_create(PyTypeObject *type, PyObject *args, PyObject *Py_UNUSED(names))
{
    PyObject *numbers, *rows;
    Py_ssize_t games, size;
    int is_bytes;
    if (!PyArg_ParseTuple(args, "OOnnp", &numbers, &rows, &games, &size, &is_bytes)) return NULL;
    if (games < 1 || size < 1) {
        PyErr_SetString(PyExc_ValueError, "no size of rows");
        return NULL;
    }
    Rows *self = (Rows *)type->tp_alloc(type, 0);
    if (self == NULL) return NULL;
    self->games = games, self->size = size, self->is_bytes = is_bytes;
    if (borrow(numbers, &self->numbers, PyBUF_SIMPLE, size * 8) < 0
        || borrow(rows, &self->rows, PyBUF_WRITABLE, games * size * (is_bytes ? 1 : 4)) < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

/* Numbers are wiped in the same pass that reads them. */
static void narrow(double *restrict from, float *restrict to, Py_ssize_t size)
{
    for (Py_ssize_t at = 0; at < size; at++) {
        to[at] = (float)from[at];
        from[at] = 0.0;
    }
}

static void quantise(double *restrict from, uint8_t *restrict to, Py_ssize_t size)
{
    for (Py_ssize_t at = 0; at < size; at++) {
        to[at] = (uint8_t)(int32_t)(from[at] * 255.0 + 0.5);
        from[at] = 0.0;
    }
}

static PyObject *rows_take(Rows *self, PyObject *number)
{
    const Py_ssize_t game = PyLong_AsSsize_t(number);
    if (game == -1 && PyErr_Occurred()) return NULL;
    if (game < 0 || game >= self->games) {
        PyErr_SetString(PyExc_IndexError, "no such row");
        return NULL;
    }
    double *numbers = self->numbers.buf;
    if (self->is_bytes)
        quantise(numbers, (uint8_t *)self->rows.buf + game * self->size, self->size);
    else
        narrow(numbers, (float *)self->rows.buf + game * self->size, self->size);
    Py_RETURN_NONE;
}

static void rows_forget(Rows *self)
{
    PyTypeObject *type = Py_TYPE(self);
    give_back(&self->numbers);
    give_back(&self->rows);
    type->tp_free(self);
    Py_DECREF(type);
}

/* -- the module ------------------------------------------------------------------------------- */

static PyMethodDef masks_methods[] = {
    {"write", (PyCFunction)masks_write, METH_NOARGS, "Set what the lists say now."},
    {NULL, NULL, 0, NULL},
};

static PyMethodDef rows_methods[] = {
    {"take", (PyCFunction)rows_take, METH_O, "Make the numbers a row; they are zero afterwards."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot masks_slots[] = {
    {Py_tp_doc, "Masks of legal actions, as bytes and as bits."},
    {Py_tp_new, masks_create},
    {Py_tp_dealloc, masks_forget},
    {Py_tp_methods, masks_methods},
    {0, NULL},
};

static PyType_Slot rows_slots[] = {
    {Py_tp_doc, "Rows of numbers, narrowed to 32 bits or to a byte."},
    {Py_tp_new, rows_create},
    {Py_tp_dealloc, rows_forget},
    {Py_tp_methods, rows_methods},
    {0, NULL},
};

static PyType_Spec masks_spec = {
    "kontor.core.arrays.Masks", sizeof(Masks), 0, Py_TPFLAGS_DEFAULT, masks_slots,
};
static PyType_Spec rows_spec = {
    "kontor.core.arrays.Rows", sizeof(Rows), 0, Py_TPFLAGS_DEFAULT, rows_slots,
};

static int add_type(PyObject *module, const char *name, PyType_Spec *spec)
{
    PyObject *type = PyType_FromSpec(spec);
    if (type == NULL) return -1;
    const int done = PyModule_AddObjectRef(module, name, type);
    Py_DECREF(type);
    return done;
}

static int add_types(PyObject *module)
{
    return add_type(module, "Masks", &masks_spec) < 0 || add_type(module, "Rows", &rows_spec) < 0
               ? -1
               : 0;
}

static PyMethodDef functions[] = {
    {"copy", copy, METH_VARARGS, "Copy memory into memory of the same length."},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "Set the bytes of all actions of a list to 1."},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, add_types}, {0, NULL}};

static PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "arrays", "Arrays of many games at once.", 0, functions,
    module_slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit_arrays(void) { return PyModuleDef_Init(&module); }
